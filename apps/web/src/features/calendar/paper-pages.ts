import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { adoptStyle } from '#web/lib/adopt-style.ts'

/** When the page is being printed; known before the browser lays it out, and undefined while it is not. */
export const usePrinting = () => {
  const [at, setAt] = useState<number>()
  useLayoutEffect(() => {
    const begin = () => flushSync(() => setAt(Date.now()))
    const end = () => setAt(undefined)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return at
}

/** Pages that fit what stands on them, with their number and of what they are a part. */
export const useSheets = (isWide: boolean, foot: string) =>
  useLayoutEffect(
    () =>
      adoptStyle(
        `@page { ${isWide ? 'size: landscape;' : ''} margin: 9mm 8mm 11mm;
        @bottom-left { content: ${JSON.stringify(foot)}; font: 7pt sans-serif; }
        @bottom-right { content: counter(page) " / " counter(pages); direction: ltr; font: 7pt sans-serif; } }`,
      ),
    [isWide, foot],
  )

/** The same, with what is printed in place of the page: the rest of it is left out. */
export const usePages = (isWide: boolean, foot: string) => {
  useSheets(isWide, foot)
  useLayoutEffect(() => {
    const takeBack = adoptStyle(
      '@media print { :root[data-printout] body > :not([data-print]) { display: none !important } }',
    )
    document.documentElement.dataset.printout = ''
    return () => {
      takeBack()
      delete document.documentElement.dataset.printout
    }
  }, [])
}
