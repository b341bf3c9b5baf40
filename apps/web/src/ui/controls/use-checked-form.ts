import { useForm, type FormErrors, type FormRulesRecord } from '@mantine/form'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { fieldErrors } from '#web/lib/messages.ts'
import { useUnsaved } from '#web/ui/overlays/questions/use-unsaved.ts'

type Input<Values> = {
  initialValues: Values
  validate: FormRulesRecord<Values>
  /** Fields that the call knows by another name than the form, by that name. */
  names?: Readonly<Record<string, keyof Values & string>>
}

/** The form library, with a lead to the first wrong field. The values stand in the order of their fields. */
export const useCheckedForm = <Values extends Record<string, unknown>>({
  initialValues,
  validate,
  names = {},
}: Input<Values>) => {
  const form = useForm<Values>({
    // Another form of the page may have a field of the same name; the library takes no underscores.
    name: useId().replaceAll('_', ''),
    initialValues,
    validate,
  })
  useUnsaved(form.isDirty())
  const focus = (name: keyof Values & string) => form.getInputNode(name)?.focus()
  /** Marks the fields, and brings the focus to the first of them. */
  const refuse = (errors: FormErrors) => {
    // The message has to be there when the focus comes, for it is read out with the field.
    flushSync(() => form.setErrors(errors))
    const first = Object.keys(initialValues).find((name) => name in errors)
    if (first !== undefined) focus(first)
  }
  const wrongIn = (error: unknown) =>
    Object.fromEntries(Object.entries(fieldErrors(error)).map(([name, said]) => [names[name] ?? name, said]))
  /** Marks the fields that the server's refusal names. */
  const refuseBy = (error: unknown) => refuse(wrongIn(error))
  /** Whether the fields that are marked say everything of a refusal. */
  const saysAll = (error: unknown) => {
    const wrong = Object.keys(wrongIn(error))
    return wrong.length > 0 && wrong.every((name) => name in initialValues)
  }
  const whenRight = (go: (values: Values) => void) => form.onSubmit((values) => go(values), refuse)
  const { values, getInputProps, setFieldValue: setValue, setFieldError: mark, getInputNode: nodeOf, reset } = form
  /** What was saved is what `reset` goes back to from now on. */
  const settle = (saved: Values) => form.setInitialValues(saved)
  const shown = { values, isTyped: form.isDirty, getInputProps, nodeOf }
  return { ...shown, focus, setValue, mark, reset, settle, refuse, refuseBy, saysAll, whenRight }
}
export type CheckedForm<Values extends Record<string, unknown>> = ReturnType<typeof useCheckedForm<Values>>
