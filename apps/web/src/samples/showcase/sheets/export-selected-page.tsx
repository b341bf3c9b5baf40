import { Button } from '@mantine/core'
import { Download } from 'lucide'
import { Suspense, useState } from 'react'
import texts from 'texts:export,export-selected'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts, useText } from '#web/lib/text.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { DataTable } from '#web/ui/data/data-table.tsx'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { COLUMNS, people, peopleWith, rowsOf } from './people.ts'

addTexts(texts)

const SaveSheetDialog = lazyPart(() => import('#web/ui/data/save-sheet-dialog.tsx'), 'SaveSheetDialog')

const Basic = () => {
  const t = useText()
  const [q, setQ] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isSaving, setSaving] = useState(false)
  // Those that a search hides stay ticked, and are counted.
  const chosen = people.filter(({ id }) => ticked.has(String(id)))
  return (
    <>
      <ListBar start={<SearchField label={t('export.search')} value={q} onChange={setQ} />}>
        <Button
          leftSection={<Drawing of={Download} size={16} />}
          disabled={chosen.length === 0}
          onClick={() => setSaving(true)}
        >
          {t('export-selected.export', { count: chosen.length })}
        </Button>
      </ListBar>
      <DataTable
        label={t('export.people')}
        columns={COLUMNS}
        rows={peopleWith(q)}
        keyOf={({ id }) => String(id)}
        empty={t('export.none')}
        selection={{ keys: ticked, nameOf: ({ name }) => name, onChange: setTicked }}
      />
      <Suspense>
        {isSaving && (
          <SaveSheetDialog rows={rowsOf(chosen)} defaultName="excel-sheet" onClose={() => setSaving(false)} />
        )}
      </Suspense>
    </>
  )
}

const ExportSelectedPage = () => <Examples page="export-selected" parts={{ Basic }} wide={['Basic']} />
export default ExportSelectedPage
