/** What a link is for may be done by its being looked at: that happens once, and not again by itself. */
export const ONCE = {
  staleTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
