import { Button } from '@mantine/core'
import type { Publication, PublishedDiff } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Download, Undo2 } from 'lucide'
import { Suspense, useState } from 'react'
import { joined } from '#web/lib/formats/joined.ts'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { ask } from '#web/lib/api.ts'
import { dateSpan, instant } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { save } from '#web/lib/sheets/download.ts'
import { saveSheet } from '#web/lib/sheets/save-sheet.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { warn } from '#web/ui/overlays/toast.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { DiffTable } from './diff-table.tsx'
import { publicationRows } from './publication-rows.ts'
import { readPublication } from './publishing.ts'
import styles from './publish.module.css'

const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'), 'WithdrawDialog')

type Props = { publicationId: number; onClose: () => void }

/** One publication: what it told whom, as it was then, and by what that is proved. */
export const PublicationDialog = ({ publicationId, onClose }: Props) => {
  const t = useText()
  const query = useQuery(ask(readPublication, { publicationId }))
  const headOf = ({ at, withdraws }: Publication) =>
    t(withdraws === null ? 'publications.of' : 'publications.withdrawalOf', { when: instant(at) })
  const [isWithdrawing, setWithdrawing] = useState(false)
  if (isWithdrawing && query.data)
    return (
      <Suspense>
        <WithdrawDialog
          publication={query.data.publication}
          onClose={() => setWithdrawing(false)}
          onDone={() => setWithdrawing(false)}
        />
      </Suspense>
    )
  return (
    <Dialog size="wide" title={query.data ? headOf(query.data.publication) : t('publications.one')} onClose={onClose}>
      <QueryContent query={query}>{(all) => <Shown {...all} onWithdraw={() => setWithdrawing(true)} />}</QueryContent>
    </Dialog>
  )
}

type ShownProps = { publication: Publication; diffs: PublishedDiff[]; onWithdraw: () => void }

const Shown = ({ publication, diffs, onWithdraw }: ShownProps) => {
  const t = useText()
  const { publicationId, from, to, shifts, people, userName, userId, entriesHash, rulesHash } = publication
  const { withdraws, withdrawn } = publication
  const saveRows = () =>
    saveSheet(publicationRows(diffs), {
      name: `${t('publications.one')} ${publicationId}`,
      format: 'csv',
      otherwise: `publication-${publicationId}`,
    }).catch((error: unknown) => warn(t('publications.notSaved'), messageOf(error)))
  const snapshot = () =>
    save(
      `publication-${publicationId}.json`,
      new Blob([JSON.stringify({ publication, diffs }, null, 2)], { type: 'application/json' }),
    )
  return (
    <>
      <div className={styles.facts}>
        <p dir="auto">
          {joined(
            [
              userName ?? userId,
              dateSpan(from, to),
              t('publications.shiftCount', { count: shifts }),
              t('publish.people', { count: people }),
              t('publish.clock'),
            ],
            '·',
          )}
        </p>
        <div className={styles.deeds}>
          <Button variant="default" leftSection={<Drawing of={Download} size={16} />} onClick={() => void saveRows()}>
            {t('publications.save')}
          </Button>
          <Button variant="default" leftSection={<Drawing of={Download} size={16} />} onClick={snapshot}>
            {t('publications.snapshot')}
          </Button>
          {withdraws === null && withdrawn === null && (
            <Button
              variant="default"
              leftSection={<Drawing of={Undo2} size={16} />}
              onClick={onWithdraw}
              onPointerEnter={() => void WithdrawDialog.preload().catch(() => undefined)}
            >
              {t('publications.withdraw')}
            </Button>
          )}
        </div>
      </div>
      {withdrawn && (
        <p className={styles.state} dir="auto">
          {t('publications.withdrawnBy', {
            who: withdrawn.userName ?? withdrawn.userId ?? '–',
            when: instant(withdrawn.at),
          })}
        </p>
      )}
      <DiffTable diffs={diffs} />
      <section className={styles.proof}>
        <h3>{t('publications.proof')}</h3>
        <p>
          {t('publications.proofHint')} {withdraws !== null && t('publications.proofChain', { id: withdraws })}
        </p>
        <dl>
          <dt>{t('publications.entriesHash')}</dt>
          <dd>
            <code dir="ltr">{entriesHash}</code>
          </dd>
          <dt>{t('publications.rulesHash')}</dt>
          <dd>
            <code dir="ltr">{rulesHash}</code>
          </dd>
        </dl>
      </section>
    </>
  )
}
