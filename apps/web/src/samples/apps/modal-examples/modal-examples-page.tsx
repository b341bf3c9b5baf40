import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import texts from 'texts:card,copy,editUser,modal,plans,twoFactor'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { EXAMPLES, type Example } from './examples.ts'
import { Shown } from './shown.tsx'
import styles from './modal-examples.module.css'

addTexts(texts)

const ModalExamplesPage = () => {
  const t = useText()
  const [shown, setShown] = useState<Example>()
  return (
    <>
      <ul className={styles.cards}>
        {EXAMPLES.map(({ id, icon, tone }) => (
          <li key={id}>
            <span className={styles.mark} data-tone={tone}>
              <Icon name={icon} size={30} />
            </span>
            <h2>{t(`modal.${id}`)}</h2>
            <p>{t(`modal.text.${id}`)}</p>
            <Button aria-haspopup="dialog" onClick={() => setShown(id)}>
              {t('modal.show')}
              <span className="unseen"> {t(`modal.${id}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>{shown && <Shown example={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  )
}
export default ModalExamplesPage
