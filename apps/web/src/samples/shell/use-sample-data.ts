import { samplePages } from '@onward/contract/samples'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePage } from '#web/lib/pages/pages.ts'

/** So long after the page has what it asked for, nobody waits for anything. */
const LEISURE_MS = 1_000

/**
 * Whether the frame asks for its sample data: on the sample screens at once; on the product's own once what they show has come,
 * so that nobody waits for it there.
 */
export const useSampleData = (): boolean => {
  const id = usePage()?.page.id
  const isSample = id !== undefined && Object.hasOwn(samplePages, id)
  const isCalm = useIsFetching() === 0
  const [isAtLeisure, setAtLeisure] = useState(false)
  useEffect(() => {
    if (isAtLeisure || isSample || !isCalm) return undefined
    const timer = setTimeout(() => setAtLeisure(true), LEISURE_MS)
    return () => clearTimeout(timer)
  }, [isAtLeisure, isSample, isCalm])
  return isSample || isAtLeisure
}
