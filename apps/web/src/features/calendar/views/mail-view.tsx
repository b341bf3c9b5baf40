import { Checkbox, Radio } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { MAIL_TIME, MAIL_TURNS, viewMails, type SavedView, type MailTurn, type ViewMail } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { clock, longDate, zoneName } from '#web/lib/formats/formats.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Failure, Loading } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import records from '#web/ui/lists/records.module.css'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { conflictOf, viewRefusalOf } from './saved-views.ts'
import styles from './mail-view.module.css'

const calls = apiOf(viewMails)

type Props = { view: SavedView; onClose: () => void }

/** Sends a view of insight by mail, on Mondays or on the first of each month, to admins who see it. */
export const MailView = ({ view, onClose }: Props) => {
  const t = useText()
  const query = useQuery(ask(calls.readViewMail, { viewId: view.viewId }))
  return (
    <Dialog title={t('views.mailTitle', { name: view.viewName })} onClose={onClose}>
      {query.data ? (
        <MailForm view={view} known={query.data} onClose={onClose} />
      ) : query.error ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}

const OFF = 'off'

const turnIn = (word: string): MailTurn | undefined => MAIL_TURNS.find((turn) => turn === word)

const MailForm = ({ view: { viewId, viewName, isShared }, known, onClose }: Props & { known: ViewMail }) => {
  const t = useText()
  const { mail, next, people, timeZone } = known
  const [version, setVersion] = useState(known.version)
  const me = people.find(({ userId }) => userId === currentUser()?.userId)
  const form = useCheckedForm({
    initialValues: { every: mail?.every ?? OFF, userIds: mail?.userIds ?? (me ? [me.userId] : []) },
    validate: {
      userIds: (ids, { every }) => (ids.length > 0 || every === OFF ? null : t('views.mailNobody')),
    },
    names: { 'mail.userIds': 'userIds' },
  })
  const save = useChange(calls.changeViewMail, {
    form,
    wording: viewRefusalOf,
    done: ({ mail: set }) => t(set ? 'views.mailSet' : 'views.mailEnded', { name: viewName }),
    onDone: onClose,
    onFailed: (error) => {
      const conflict = conflictOf(error)
      if (conflict?.reason === 'version') setVersion(conflict.facts.view.version)
    },
  })
  const when = (every: MailTurn) =>
    t('views.mailNext', {
      date: longDate(next[every]),
      time: clock(`${next[every]}T${MAIL_TIME}`),
      zone: zoneName(timeZone),
    })
  return (
    <form
      className={records.form}
      noValidate
      onSubmit={form.whenRight(({ every: word, userIds }) => {
        const every = turnIn(word)
        save.mutate({ viewId, version, mail: every ? { every, userIds } : null })
      })}
    >
      <ChangeFailure of={save} />
      <p>{t('views.mailWhat')}</p>
      <Radio.Group label={t('views.mailEvery')} {...form.getInputProps('every')}>
        <div className={styles.choices}>
          <Radio value={OFF} label={t('views.mailOff')} />
          <Radio value="week" label={t('views.mailWeek')} description={when('week')} />
          <Radio value="month" label={t('views.mailMonth')} description={when('month')} />
        </div>
      </Radio.Group>
      {form.values.every !== OFF && (
        <Checkbox.Group
          label={t('views.mailTo')}
          description={t(isShared ? 'views.mailToHint' : 'views.mailOwn')}
          required
          {...form.getInputProps('userIds')}
        >
          <div className={styles.choices}>
            {people.map(({ userId, fullName, email }) => (
              <Checkbox
                key={userId}
                value={userId}
                label={<bdi>{fullName}</bdi>}
                description={<bdi dir="ltr">{email}</bdi>}
              />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <SaveActions isBusy={save.isPending} onDiscard={onClose} />
    </form>
  )
}
