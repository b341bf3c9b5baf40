import { useCallback, useState } from 'react'

const STILL = 120

/** How broad a thing is: known before it is first painted, and told again whenever that changes. */
export const useWidth = () => {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => setWidth(element.clientWidth)
    const watcher = new ResizeObserver(() => {
      // What is only drawn in another size does not move there.
      element.dataset.still = ''
      clearTimeout(timer)
      timer = setTimeout(() => delete element.dataset.still, STILL)
      measure()
    })
    measure()
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return [ref, width] as const
}
