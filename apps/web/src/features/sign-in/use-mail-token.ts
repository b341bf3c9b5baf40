import { useEffect, useState } from 'react'

const inAddress = () => location.hash.slice(1)

/**
 * The token of the mailed link that led here, or '' without one. It leaves the address bar at once, so that neither the
 * history nor a picture of the screen keeps it.
 */
export const useMailToken = () => {
  const [token, setToken] = useState(inAddress)
  useEffect(() => {
    const take = () => {
      if (inAddress() === '') return
      setToken(inAddress())
      history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    }
    take()
    // A link that is pasted where this page is open already loads nothing anew.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}
