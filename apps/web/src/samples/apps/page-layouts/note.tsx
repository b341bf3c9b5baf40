import { Alert } from '@mantine/core'
import texts from 'texts:layouts'
import { addTexts } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'

addTexts(texts)

/** What a layout page shows, in a sentence. */
export const Note = ({ children }: { children: string }) => (
  <Alert icon={<Icon name="layout" />} color="lagoon">
    {children}
  </Alert>
)
