import { Button } from '@mantine/core'
import texts from 'texts:license'
import { SUPPORT } from '#web/samples/lib/contact.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import styles from './license.module.css'
import { PermitTable } from './permit-table.tsx'
import { KINDS, TERMS } from './permits.ts'

addTexts(texts)

const MARKS = { single: 'building', multiple: 'workspace', extended: 'globe' } as const

/** Our own licence, a sample: a table for who is in a hurry, and the words that hold. */
const LicensePage = () => {
  const t = useText()
  return (
    <div className={styles.page}>
      <Card title={t('license.title')} hint={t('license.lead')}>
        <PermitTable />
      </Card>
      <div className={styles.kinds}>
        {KINDS.map((kind, at) => (
          <Card
            key={kind}
            title={
              <span className={styles.kind}>
                <span data-tone={at}>
                  <Icon name={MARKS[kind]} size={20} />
                </span>
                {t(`license.kind.${kind}`)}
              </span>
            }
          >
            <p>{t(`license.text.${kind}`)}</p>
            <p className={styles.example}>{t(`license.example.${kind}`)}</p>
          </Card>
        ))}
      </div>
      <Card title={t('license.terms')}>
        <dl className={styles.terms}>
          {TERMS.map((term) => (
            <div key={term}>
              <dt>{t(`license.term.${term}`)}</dt>
              <dd>{t(`license.termText.${term}`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section className={styles.ask}>
        <div>
          <h2>{t('license.ask')}</h2>
          <p>{t('license.askText')}</p>
        </div>
        <Button component="a" href={`mailto:${SUPPORT.email}`} leftSection={<Icon name="mail" />}>
          {t('license.contact')}
        </Button>
      </section>
    </div>
  )
}
export default LicensePage
