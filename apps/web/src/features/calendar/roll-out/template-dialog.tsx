import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { TemplateForm } from './template-form.tsx'
import { readTemplate } from './templates.ts'

type Props = { templateId: string; onClose: () => void }

/** A template as it is, to be changed. */
export const TemplateDialog = ({ templateId, onClose }: Props) => {
  const t = useText()
  // What is changed is what was seen: a newer one must not take away what was typed.
  const query = useQuery({ ...ask(readTemplate, { templateId }), staleTime: Infinity, gcTime: 0, meta: { reads: [] } })
  if (query.data) return <TemplateForm template={query.data.template} onClose={onClose} />
  return (
    <Dialog size="wide" title={t('templates.one')} onClose={onClose}>
      <QueryContent query={query}>{() => null}</QueryContent>
    </Dialog>
  )
}
