import { useText } from '#web/lib/text.ts'
import { kinds, SAMPLE, type Kind } from './kinds.ts'
import styles from './auth-demos.module.css'

/** The one heading of the page, and the line that says what to do. */
export const Heading = ({ kind }: { kind: Kind }) => {
  const t = useText()
  const { title, lead } = kinds[kind]
  return (
    <>
      <h1>{t(title)}</h1>
      <p className={styles.lead}>{t(lead, { email: SAMPLE.email })}</p>
    </>
  )
}
