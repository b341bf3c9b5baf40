import { Button } from '@mantine/core'
import { account, type OwnSession } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { deviceName } from './device-name.ts'
import styles from './account.module.css'

const api = apiOf(account)

/** Where one is signed in, and the way out of each place. */
export const OwnSessions = () => {
  const t = useText()
  const query = useQuery(ask(api.listSessions, undefined))
  const [isAsking, setAsking] = useState(false)
  const end = useChange(({ sessionId }: OwnSession) => api.endOwnSession({ sessionId }), {
    by: api.endOwnSession,
    done: (session) => t('ownAccount.ended', { device: nameOf(session) }),
  })
  const endOthers = useChange(() => api.endOtherSessions(), {
    by: api.endOtherSessions,
    done: (_, { ended }) => t('ownAccount.othersEnded', { count: ended }),
    onDone: () => setAsking(false),
    onFailed: () => setAsking(false),
  })
  const nameOf = ({ device }: OwnSession) => {
    const { browser, system } = deviceName(device ?? '')
    if (browser !== undefined && system !== undefined) return t('ownAccount.deviceOn', { browser, system })
    return browser ?? system ?? t('ownAccount.unknownDevice')
  }
  const columns: Column<OwnSession>[] = [
    {
      id: 'device',
      title: t('ownAccount.device'),
      cell: (row) => (
        <>
          {nameOf(row)}
          {row.isThis && <small className={styles.soft}> {t('ownAccount.here')}</small>}
        </>
      ),
    },
    { id: 'address', title: t('ownAccount.address'), cell: ({ address }) => <bdi>{address}</bdi> },
    { id: 'since', title: t('ownAccount.since'), cell: ({ since }) => instant(since) },
    {
      id: 'lastUsed',
      title: t('ownAccount.lastUsed'),
      cell: ({ isThis, lastUsedAt }) => (isThis ? t('ownAccount.now') : instant(lastUsedAt)),
    },
    {
      id: 'end',
      title: t('ownAccount.way'),
      cell: (row) =>
        !row.isThis && (
          <BusyButton
            variant="default"
            size="xs"
            aria-label={t('ownAccount.endOf', { device: nameOf(row), when: instant(row.since) })}
            isBusy={end.isPending && end.variables.sessionId === row.sessionId}
            onClick={() => end.mutate(row)}
          >
            {t('ownAccount.end')}
          </BusyButton>
        ),
    },
  ]
  const hasOthers = query.data?.sessions.some(({ isThis }) => !isThis) === true
  return (
    <Card
      className={styles.whole}
      title={t('ownAccount.sessions')}
      hint={t('ownAccount.sessionsHint')}
      tools={
        hasOthers && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('ownAccount.endOthers')}
          </Button>
        )
      }
    >
      <ChangeFailure of={end} />
      <ChangeFailure of={endOthers} />
      <QueryContent query={query}>
        {({ sessions }) => (
          <DataTable
            label={t('ownAccount.sessions')}
            columns={columns}
            rows={sessions}
            keyOf={({ sessionId }) => sessionId}
            empty={t('ui.noMatch')}
          />
        )}
      </QueryContent>
      {isAsking && (
        <Confirm
          title={t('ownAccount.endOthersTitle')}
          action={t('ownAccount.endOthers')}
          isBusy={endOthers.isPending}
          onConfirm={() => endOthers.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('ownAccount.endOthersText')}
        </Confirm>
      )}
    </Card>
  )
}
