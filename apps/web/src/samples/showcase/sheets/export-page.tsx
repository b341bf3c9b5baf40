import { Button } from '@mantine/core'
import { Download } from 'lucide'
import { Suspense, useState } from 'react'
import texts from 'texts:export'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts, useText } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { COLUMNS, peopleWith, rowsOf } from './people.ts'

addTexts(texts)

const SaveSheetDialog = lazyPart(() => import('#web/ui/data/save-sheet-dialog.tsx'), 'SaveSheetDialog')

const Basic = () => {
  const t = useText()
  const [q, setQ] = useState('')
  const [isSaving, setSaving] = useState(false)
  const found = peopleWith(q)
  return (
    <>
      <ListBar start={<SearchField label={t('export.search')} value={q} onChange={setQ} />}>
        <Button
          leftSection={<Drawing of={Download} size={16} />}
          disabled={found.length === 0}
          onClick={() => setSaving(true)}
        >
          {t('export.export')}
        </Button>
      </ListBar>
      <DataTable
        label={t('export.people')}
        columns={COLUMNS}
        rows={found}
        keyOf={({ id }) => String(id)}
        empty={t('export.none')}
      />
      <Suspense>
        {isSaving && (
          <SaveSheetDialog rows={rowsOf(found)} defaultName="excel-sheet" onClose={() => setSaving(false)} />
        )}
      </Suspense>
    </>
  )
}

const ExportPage = () => <Examples page="export" parts={{ Basic }} wide={['Basic']} />
export default ExportPage
