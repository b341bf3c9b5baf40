import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'

const AT_ONCE = { getInitialValueInEffect: false }

/** Whether a media query is true of the screen. Paper is not asked: while it is printed, what was on the screen stays. */
export const useScreenQuery = (query: string): boolean => {
  const now = useMediaQuery(query, undefined, AT_ONCE) ?? false
  const isPaper = useMediaQuery('print', undefined, AT_ONCE) ?? false
  const [last, setLast] = useState(now)
  if (!isPaper && last !== now) setLast(now)
  return last
}
