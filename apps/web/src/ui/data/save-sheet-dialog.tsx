import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { useState } from 'react'
import texts from 'texts:save-sheet'
import { messageOf } from '#web/lib/messages.ts'
import { saveSheet, SHEET_FORMATS, type SheetFormat } from '#web/lib/sheets/save-sheet.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { tell, warn } from '#web/ui/overlays/toast.ts'

addTexts(texts)

type Props = {
  /** What is written; the first row is the heading. */
  rows: readonly (readonly (string | number)[])[]
  /** What the file is called if nobody names it. */
  defaultName: string
  onClose: () => void
}

/** Asks for a name and a format, and saves the rows as a spreadsheet. */
export const SaveSheetDialog = ({ rows, defaultName, onClose }: Props) => {
  const t = useText()
  const [name, setName] = useState('')
  const [format, setFormat] = useState<SheetFormat>('xlsx')
  const save = async () => {
    try {
      const saved = await saveSheet(rows, { name, format, otherwise: defaultName })
      tell(t('save-sheet.saved', { name: saved }))
      onClose()
    } catch (error) {
      warn(t('save-sheet.failed'), messageOf(error))
    }
  }
  return (
    <Dialog title={t('save-sheet.title')} onClose={onClose} size="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={t('save-sheet.name')}
            description={t('save-sheet.nameHint', { name: defaultName })}
            dir="auto"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('save-sheet.format')}
            data={SHEET_FORMATS.map((value) => ({ value, label: t(`save-sheet.${value}`) }))}
            value={format}
            onChange={({ currentTarget: { value } }) => setFormat(SHEET_FORMATS.find((one) => one === value) ?? format)}
          />
          <p>{t('save-sheet.rows', { count: rows.length - 1 })}</p>
        </Stack>
        <Actions>
          <Button variant="default" onClick={onClose}>
            {t('ui.discard')}
          </Button>
          <Button type="submit">{t('save-sheet.save')}</Button>
        </Actions>
      </form>
    </Dialog>
  )
}
