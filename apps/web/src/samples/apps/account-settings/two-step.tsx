import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useVisit } from './visit.ts'
import styles from './account-settings.module.css'

const TwoFactor = lazyPart(() => import('#web/samples/ui/people/two-factor.tsx'), 'TwoFactor')

export const TwoStep = ({ account }: { account: string }) => {
  const t = useText()
  const [step, save] = useVisit('twoStep', 'off')
  const [isOpen, setOpen] = useState(false)
  const isOn = step !== 'off'
  return (
    <Card
      title={t('settings.twoStep')}
      tools={<Pill tone={isOn ? 4 : 'away'}>{t(isOn ? 'settings.isOn' : 'settings.isOff')}</Pill>}
    >
      <div className={styles.text}>
        <p>{isOn ? t(`settings.twoStep.${step.way}`, { phone: step.phone }) : t('settings.twoStepText')}</p>
      </div>
      <div className={styles.tools}>
        <Button variant={isOn ? 'default' : 'filled'} onClick={() => setOpen(true)}>
          {t(isOn ? 'settings.changeTwoStep' : 'settings.enableTwoStep')}
        </Button>
        {isOn && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => {
              save('off')
              tell(t('settings.twoStepEnded'))
            }}
          >
            {t('settings.endTwoStep')}
          </Button>
        )}
      </div>
      <Suspense>
        {isOpen && (
          <TwoFactor
            account={account}
            onDone={(way, phone) => {
              save({ way, phone })
              setOpen(false)
              tell(t('settings.twoStepBegun'))
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Card>
  )
}
