import { Button } from '@mantine/core'
import type { Publication, PublishedDiff } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ask } from '#web/lib/api.ts'
import { dateSpan, instant } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { saveSheet } from '#web/lib/sheets/save-sheet.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { warn } from '#web/ui/overlays/toast.ts'
import { DiffTable } from './diff-table.tsx'
import { publicationRows } from './publication-rows.ts'
import { readPublication } from './publishing.ts'
import styles from './publish.module.css'

type Props = { publicationId: number; onClose: () => void }

/** One publication: what it told whom, as it was then, and by what that is proved. */
export const PublicationDialog = ({ publicationId, onClose }: Props) => {
  const t = useText()
  const query = useQuery(ask(readPublication, { publicationId }))
  return (
    <Dialog
      size="wide"
      title={query.data ? t('publications.of', { when: instant(query.data.publication.at) }) : t('publications.one')}
      onClose={onClose}
    >
      <QueryContent query={query}>{(all) => <Shown {...all} />}</QueryContent>
    </Dialog>
  )
}

const Shown = ({ publication, diffs }: { publication: Publication; diffs: PublishedDiff[] }) => {
  const t = useText()
  const { publicationId, from, to, shifts, people, userName, userId, entriesHash, rulesHash } = publication
  const save = () =>
    saveSheet(publicationRows(diffs), {
      name: `${t('publications.one')} ${publicationId}`,
      format: 'csv',
      otherwise: `publication-${publicationId}`,
    }).catch((error: unknown) => warn(t('publications.notSaved'), messageOf(error)))
  return (
    <>
      <div className={styles.facts}>
        <p dir="auto">
          {[
            userName ?? userId,
            dateSpan(from, to),
            t('publications.shiftCount', { count: shifts }),
            t('publish.people', { count: people }),
            t('publish.clock'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Button variant="default" leftSection={<Download size={16} aria-hidden="true" />} onClick={() => void save()}>
          {t('publications.save')}
        </Button>
      </div>
      <DiffTable diffs={diffs} />
      <section className={styles.proof}>
        <h3>{t('publications.proof')}</h3>
        <p>{t('publications.proofHint')}</p>
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
