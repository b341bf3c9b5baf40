import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** This moment, told again as each minute of the clock begins, and at once when somebody comes back to the page. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tell = () => setNow(Date.now())
    const next = setTimeout(tell, MINUTE - (now % MINUTE))
    addEventListener('focus', tell)
    return () => {
      clearTimeout(next)
      removeEventListener('focus', tell)
    }
  }, [now])
  return now
}
