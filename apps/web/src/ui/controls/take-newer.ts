import type { UseFormReturnType } from '@mantine/form'

type SetValue<Values> = UseFormReturnType<Values>['setFieldValue']

/**
 * Takes into a form what somebody else has made of its row: theirs is what was not typed here.
 * @param isTyped whether a field differs from the row that was seen
 */
export const takeNewer = <Values extends object>(
  setValue: SetValue<Values>,
  theirs: Values,
  isTyped: (name: keyof Values) => boolean,
) => {
  // Its own keys, each with the value that it has.
  for (const name of Object.keys(theirs) as (keyof Values & Parameters<SetValue<Values>>[0])[])
    if (!isTyped(name)) setValue(name, theirs[name] as Parameters<SetValue<Values>>[1])
}
