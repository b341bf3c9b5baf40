import { createElement, use, type ComponentType } from 'react'

/** A component that arrives when it is first shown, or asked for before. */
export type Lazy<Props extends object> = ComponentType<Props> & { preload: () => Promise<unknown> }

/**
 * Loads once, and is drawn at once when it has come, without the fallback around it. A download that failed is told to who
 * shows the part, and tried again when it is asked for anew.
 */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> => {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let waited: typeof loading
  const preload = () =>
    (loading ??= load().then(
      (part) => (Part = part),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  // React draws again when a download has failed: one that began another then would never be told.
  const wait = () => (waited ??= preload())
  // Who has begun to wait asks in the same way once more; whoever comes when it is there need not wait at all.
  const Shown = (props: Props) => createElement(Part && !waited ? Part : use(wait()), props)
  const ask = () => {
    if (!loading) waited = undefined
    return preload()
  }
  return Object.assign(Shown, { preload: ask })
}

/** A part by its name: `lazyPart(() => import('./drawer.tsx'), 'Drawer')`. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazily<Props>(async () => (await load())[name])
