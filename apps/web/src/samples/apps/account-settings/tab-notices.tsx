import { NativeSelect, Switch } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import '@mantine/core/styles/Switch.layer.css'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TickMatrix } from '#web/samples/ui/controls/tick-matrix.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { CHANNELS, FLAGS, KINDS, noticesOf, WHEN, type Flags, type Notices } from './notices.ts'
import { useVisit } from './visit.ts'
import styles from './account-settings.module.css'

const GROUPS = ['activity', 'application'] as const

/** Which news reach the account, where, and when. */
export const TabNotices = ({ flags }: { flags: Flags }) => {
  const t = useText()
  const [saved, save] = useVisit('notices', noticesOf(flags))
  const form = useCheckedForm<Notices>({ initialValues: saved, validate: {} })
  const { values } = form
  return (
    <form
      className={styles.column}
      onSubmit={form.whenRight((to) => {
        save(to)
        form.settle(to)
        tell(t('settings.saved'))
      })}
    >
      <Card title={t('settings.notices')} hint={t('settings.noticesHint')}>
        <TickMatrix
          label={t('settings.notices')}
          head={t('settings.kind')}
          rows={KINDS.map((id) => ({ id, label: t(`settings.kind.${id}`) }))}
          columns={CHANNELS.map((id) => ({ id, label: t(`settings.channel.${id}`) }))}
          ticked={values.ticked}
          onChange={(ticked) => form.setValue('ticked', ticked)}
        />
        <div className={styles.when}>
          <NativeSelect
            label={t('settings.when')}
            data={WHEN.map((value) => ({ value, label: t(`settings.when.${value}`) }))}
            {...form.getInputProps('when')}
          />
        </div>
      </Card>
      <Card title={t('settings.mails')} hint={t('settings.mailsHint')}>
        <div className={styles.halves}>
          {GROUPS.map((group) => (
            <div key={group} role="group" aria-labelledby={`notices-${group}`}>
              <h3 id={`notices-${group}`} className={styles.sub}>
                {t(`settings.group.${group}`)}
              </h3>
              <div className={styles.flags}>
                {FLAGS[group].map((flag) => (
                  <Switch
                    key={flag}
                    label={t(`settings.flag.${flag}`)}
                    checked={values.flags[flag]}
                    onChange={({ currentTarget: { checked } }) =>
                      form.setValue('flags', { ...values.flags, [flag]: checked })
                    }
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <SaveActions isBusy={false} onDiscard={form.reset} />
      </Card>
    </form>
  )
}
