import '#web/ui/controls/native-select.css'
import { ledger, type LedgerInput } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:ledger'
import type { InferInput } from 'valibot'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LedgerView } from './ledger-view.tsx'
import styles from '../insight/insight.module.css'

addTexts(texts)

const calls = apiOf(ledger)

type Props = {
  name: string
  asked: InferInput<typeof LedgerInput>
  /** What one should know of it before reading, if anything. */
  note: string | undefined
  onClose: () => void
}

/** What somebody carries, for who plans. */
export const LedgerDialog = ({ name, asked, note, onClose }: Props) => {
  const query = useQuery(ask(calls.ledger, asked))
  return (
    <Dialog title={<bdi>{name}</bdi>} size="wide" onClose={onClose}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <QueryContent query={query}>{(report) => <LedgerView report={report} isBusy={false} />}</QueryContent>
    </Dialog>
  )
}
