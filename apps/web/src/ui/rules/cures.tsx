import { Button } from '@mantine/core'
import type { Names } from '@onward/scheduling/judge'
import { useText } from '#web/lib/text.ts'
import { cureWords } from './cure-words.ts'
import type { CureToSay } from './said.ts'
import styles from './judgement.module.css'

type Props = {
  cures: readonly CureToSay[]
  names: Names
  /** Does one of them; without it they are only said. A credential is for somebody to get. */
  onCure?: ((cure: CureToSay) => void) | undefined
}

/** What would clear a verdict. */
export const Cures = ({ cures, names, onCure }: Props) => {
  const t = useText()
  if (cures.length === 0) return undefined
  return (
    <div className={styles.cures}>
      <span>{t('judged.cure')}</span>
      {cures.map((cure) => {
        const words = cureWords(cure, names)
        const all = cure.causes > 0 ? `${words} ${t('judged.causes', { count: cure.causes })}` : words
        return onCure && cure.change !== 'credential' ? (
          <Button key={words} size="compact-sm" variant="default" onClick={() => onCure(cure)}>
            {all}
          </Button>
        ) : (
          <span key={words}>{all}</span>
        )
      })}
    </div>
  )
}
