import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import type { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'

type Props<Values extends Record<string, unknown>> = {
  form: ReturnType<typeof useCheckedForm<Values>>
  save: (values: Values) => void
  children: ReactNode
}

/** A form of the settings: what it saves says so, and is what Discard goes back to. */
export const SavedForm = <Values extends Record<string, unknown>>({ form, save, children }: Props<Values>) => {
  const t = useText()
  return (
    <form
      noValidate
      onSubmit={form.whenRight((values) => {
        save(values)
        form.settle(values)
        tell(t('settings.saved'))
      })}
    >
      {children}
      <SaveActions isBusy={false} onDiscard={form.reset} />
    </form>
  )
}
