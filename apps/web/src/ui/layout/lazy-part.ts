import { createElement, use, type ComponentType } from 'react'

/** A component that arrives when it is first shown, or asked for before. */
export type Lazy<Props extends object> = ComponentType<Props> & { preload: () => Promise<unknown> }

/** Loads once; a failed download may be tried again. What has come is drawn at once, without the fallback around it. */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> => {
  let Part: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const preload = () =>
    (loading ??= load().then(
      (part) => (Part = part),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const Shown = (props: Props) => createElement(Part ?? use(preload()), props)
  return Object.assign(Shown, { preload })
}

/** A part by its name: `lazyPart(() => import('./drawer.tsx'), 'Drawer')`. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazily<Props>(async () => (await load())[name])
