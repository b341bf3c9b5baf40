import { useEffect } from 'react'
import { wishLayout, type Layout } from '#web/lib/layout.ts'

/** Shows the frame in another way while a page is open. */
export const useLayoutHere = (change: Partial<Layout>) => useEffect(() => wishLayout(change), [change])
