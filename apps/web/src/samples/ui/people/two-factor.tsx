import { Button } from '@mantine/core'
import { useState } from 'react'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { ONE_TIME_CODE, PHONE } from '#web/samples/lib/masks.ts'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { MaskedField } from '#web/samples/ui/controls/masked-field.tsx'
import { QrImage } from './qr-image.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from './two-factor.module.css'

export const WAYS = ['app', 'sms'] as const
export type Way = (typeof WAYS)[number]
const ICONS = { app: 'settings', sms: 'chat' } as const

/** Of the sample: it opens nothing. */
const SECRET = 'ONWAXD7KQ2M4T6VB'
const CODE = 6

type Props = { account: string; onDone: (way: Way, phone: string) => void; onClose: () => void }

/** Which second step, in a dialog; then what it needs, in the next. Texts: `twoFactor`, `copy`. */
export const TwoFactor = ({ account, onDone, onClose }: Props) => {
  const t = useText()
  const [way, setWay] = useState<Way>('app')
  const [isChosen, setChosen] = useState(false)
  const back = () => setChosen(false)
  if (isChosen && way === 'app')
    return <ByApp account={account} onBack={back} onDone={() => onDone('app', '')} onClose={onClose} />
  if (isChosen) return <BySms onBack={back} onDone={(phone) => onDone('sms', phone)} onClose={onClose} />
  return (
    <Dialog key="choose" title={t('twoFactor.title')} size="lg" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setChosen(true)
        }}
      >
        <p className={styles.lead}>{t('twoFactor.lead')}</p>
        <TileRadios
          label={t('twoFactor.ways')}
          value={way}
          onChange={setWay}
          tiles={WAYS.map((id) => ({
            id,
            icon: ICONS[id],
            title: t(`twoFactor.way.${id}`),
            hint: t(`twoFactor.wayText.${id}`),
          }))}
        />
        <Actions>
          <Button type="submit">{t('twoFactor.next')}</Button>
        </Actions>
      </form>
    </Dialog>
  )
}

type StepProps<Out extends unknown[]> = { onBack: () => void; onDone: (...out: Out) => void; onClose: () => void }

const ByApp = ({ account, onBack, onDone, onClose }: StepProps<[]> & { account: string }) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.length === CODE ? null : textOf('twoFactor.codeWrong', { count: CODE })) },
  })
  const address = `otpauth://totp/Onward:${encodeURIComponent(account)}?secret=${SECRET}&issuer=Onward`
  return (
    <Dialog key="app" title={t('twoFactor.way.app')} size="lg" onClose={onClose}>
      <form noValidate onSubmit={form.whenRight(() => onDone())}>
        <p className={styles.lead}>{t('twoFactor.appLead')}</p>
        <div className={styles.code}>
          <QrImage of={address} label={t('twoFactor.qr')} />
        </div>
        <div className={styles.secret}>
          <p>
            {t('twoFactor.byHand')} <code dir="ltr">{SECRET.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="copy" size={14} />}
            onClick={() => void copy(SECRET, t('twoFactor.copied'))}
          >
            {t('twoFactor.copy')}
          </Button>
        </div>
        <MaskedField
          mask={ONE_TIME_CODE}
          label={t('twoFactor.code')}
          required
          autoComplete="one-time-code"
          placeholder="000000"
          data-autofocus
          {...form.getInputProps('code')}
        />
        <BackActions action={t('twoFactor.done')} onBack={onBack} />
      </form>
    </Dialog>
  )
}

const BySms = ({ onBack, onDone, onClose }: StepProps<[phone: string]>) => {
  const t = useText()
  const form = useCheckedForm({
    initialValues: { phone: '' },
    validate: {
      phone: (phone) =>
        present(phone) ?? (phone.replace(/\D/g, '').length === 10 ? null : textOf('twoFactor.phoneWrong')),
    },
  })
  return (
    <Dialog key="sms" title={t('twoFactor.way.sms')} size="lg" onClose={onClose}>
      <form noValidate onSubmit={form.whenRight(({ phone }) => onDone(phone))}>
        <p className={styles.lead}>{t('twoFactor.smsLead')}</p>
        <MaskedField
          mask={PHONE}
          label={t('twoFactor.phone')}
          required
          type="tel"
          autoComplete="tel-national"
          placeholder="(555) 010-0142"
          data-autofocus
          {...form.getInputProps('phone')}
        />
        <BackActions action={t('twoFactor.done')} onBack={onBack} />
      </form>
    </Dialog>
  )
}

const BackActions = ({ action, onBack }: { action: string; onBack: () => void }) => {
  const t = useText()
  return (
    <Actions>
      <Button variant="default" onClick={onBack}>
        {t('twoFactor.back')}
      </Button>
      <Button type="submit">{action}</Button>
    </Actions>
  )
}
