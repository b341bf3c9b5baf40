import { useEffect, useState } from 'react'

/** The time as it goes on, often enough for who counts minutes. */
export const useMinutes = () => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
