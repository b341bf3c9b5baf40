import { TextInput } from '@mantine/core'
import { feeds, MOST_FEEDS, type CalendarFeed } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { instant } from '#web/lib/formats/formats.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { FeedAddress } from './feed-address.tsx'
import styles from './account.module.css'

const api = apiOf(feeds)
export const ownFeeds = () => ask(api.listFeeds, undefined)

/** Addresses at which a telephone or a mailbox reads one's own shifts. */
export const OwnFeeds = () => {
  const t = useText()
  const query = useQuery(ownFeeds())
  const [made, setMade] = useState<{ feed: CalendarFeed; address: string }>()
  const [ending, setEnding] = useState<CalendarFeed>()
  const form = useCheckedForm({ initialValues: { feedName: '' }, validate: { feedName: present } })
  const make = useChange(api.createFeed, {
    form,
    onDone: (answer) => {
      setMade(answer)
      form.reset()
    },
  })
  const end = useChange(({ feedId }: CalendarFeed) => api.endFeed({ feedId }), {
    by: api.endFeed,
    done: ({ feedName: name }) => t('ownAccount.feedEnded', { name }),
    onDone: () => setEnding(undefined),
    onFailed: () => setEnding(undefined),
  })
  const columns: Column<CalendarFeed>[] = [
    { id: 'name', title: t('ownAccount.feedFor'), cell: ({ feedName }) => <bdi>{feedName}</bdi> },
    { id: 'made', title: t('ownAccount.feedMade'), cell: ({ createdAt }) => instant(createdAt) },
    {
      id: 'read',
      title: t('ownAccount.feedRead'),
      cell: ({ fetchedAt, agent }) =>
        fetchedAt === null ? (
          t('ownAccount.feedNever')
        ) : (
          <>
            {instant(fetchedAt)}
            {agent !== null && (
              <small className={styles.agent}>
                <bdi dir="ltr">{agent}</bdi>
              </small>
            )}
          </>
        ),
    },
    {
      id: 'end',
      title: t('ownAccount.feedWay'),
      cell: (feed) => (
        <BusyButton
          variant="default"
          size="xs"
          aria-label={t('ownAccount.feedEndOf', { name: feed.feedName })}
          isBusy={end.isPending && end.variables.feedId === feed.feedId}
          onClick={() => setEnding(feed)}
        >
          {t('ownAccount.end')}
        </BusyButton>
      ),
    },
  ]
  return (
    <Card title={t('ownAccount.feeds')} hint={t('ownAccount.feedsHint')}>
      <QueryContent query={query}>
        {({ feeds: all }) => (
          <div className={styles.form}>
            {all.length < MOST_FEEDS ? (
              <form className={styles.form} onSubmit={form.whenRight((values) => make.mutate(values))} noValidate>
                <ChangeFailure of={make} />
                <TextInput
                  label={t('ownAccount.feedName')}
                  description={t('ownAccount.feedNameHint')}
                  required
                  maxLength={200}
                  autoComplete="off"
                  {...form.getInputProps('feedName')}
                />
                <div>
                  <BusyButton type="submit" isBusy={make.isPending}>
                    {t('ownAccount.feedMake')}
                  </BusyButton>
                </div>
              </form>
            ) : (
              <p className={styles.soft}>{t('ownAccount.feedMost', { count: MOST_FEEDS })}</p>
            )}
            {made && all.some(({ feedId }) => feedId === made.feed.feedId) && (
              <FeedAddress key={made.address} name={made.feed.feedName} address={made.address} />
            )}
            <ChangeFailure of={end} />
            {all.length > 0 && (
              <DataTable
                label={t('ownAccount.feeds')}
                columns={columns}
                rows={all}
                keyOf={({ feedId }) => feedId}
                empty={t('ui.noMatch')}
              />
            )}
          </div>
        )}
      </QueryContent>
      {ending && (
        <Confirm
          title={t('ownAccount.feedEndTitle', { name: ending.feedName })}
          action={t('ownAccount.end')}
          isBusy={end.isPending}
          onConfirm={() => end.mutate(ending)}
          onClose={() => setEnding(undefined)}
        >
          {t('ownAccount.feedEndText')}
        </Confirm>
      )}
    </Card>
  )
}
