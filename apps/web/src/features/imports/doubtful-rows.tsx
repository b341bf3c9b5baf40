import type { Doubt, VerdictNames } from '@onward/contract'
import { Link } from 'wouter'
import { count } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Part } from './part.tsx'
import { PagedRows, type TextColumn } from './paged-rows.tsx'
import { doubtAbout, doubtAddress, doubtReason } from './words.ts'

type Props = { doubtful: readonly Doubt[]; names: VerdictNames | undefined; hasLinks: boolean }

/** Rows that were taken over, and that a person should look at, each with the way to what it is about. */
export const DoubtfulRows = ({ doubtful, names, hasLinks }: Props) => {
  const t = useText()
  const about = (row: Doubt) => {
    const address = hasLinks ? doubtAddress(row) : undefined
    const name = <bdi>{doubtAbout(row)}</bdi>
    return address === undefined ? name : <Link href={address}>{name}</Link>
  }
  const reason = (row: Doubt) => doubtReason(row, names)
  const columns: TextColumn<Doubt>[] = [
    {
      id: 'line',
      title: t('imports.line'),
      isNumber: true,
      cell: ({ line }) => line,
      text: ({ line }) => String(line),
    },
    { id: 'about', title: t('imports.about'), text: doubtAbout, cell: about },
    { id: 'reason', title: t('imports.doubtReason'), text: reason, cell: (row) => <bdi>{reason(row)}</bdi> },
  ]
  const rows = doubtful.map((doubt, at) => ({ ...doubt, key: String(at) }))
  return (
    <Part
      title={t('imports.doubtful', { total: count(doubtful.length), count: doubtful.length })}
      hint={t('imports.doubtfulHint')}
    >
      <PagedRows
        label={t('imports.doubtfulRows')}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        name={t('imports.doubtfulFile')}
      />
    </Part>
  )
}
