import { lazy, type ComponentType } from 'react'

/** A component that arrives when it is first shown: `lazyPart(() => import('./x.tsx'), 'X')`. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }))
