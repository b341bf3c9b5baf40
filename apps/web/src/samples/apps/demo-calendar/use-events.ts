import { events as calls, type CalendarEvent } from '@onward/contract/samples'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { calendarsOf } from './calendars.ts'

const api = apiOf(calls)
const STALE = ['listEvents']
export type EventChange = Partial<CalendarEvent> & { id: number }

/**
 * The events of the calendars that are not hidden, the calendars that there are, and the change of an event, which is
 * shown before it is answered.
 */
export const useEvents = (hidden: ReadonlySet<string>) => {
  const t = useText()
  const cache = useQueryClient()
  const all = useQuery(ask(api.listEvents, {}))
  const calendars = useMemo(() => calendarsOf(all.data ?? []), [all.data])
  const ticked = calendars.map(({ name }) => name).filter((name) => !hidden.has(name))
  const isFiltered = ticked.length < calendars.length
  const some = useQuery({
    ...ask(api.listEvents, { calendars: ticked }),
    placeholderData: keepPreviousData,
    enabled: all.data !== undefined && isFiltered,
  })
  const update = useChange((event: EventChange) => api.updateEvent({ event }), {
    stale: STALE,
    done: ({ title }, { event }) => t('events.updated', { title: title ?? event.title }),
    failed: t('events.failed'),
    ahead: (given) => {
      const before = cache.getQueriesData<CalendarEvent[]>({ queryKey: STALE })
      for (const [key, events] of before)
        cache.setQueryData(
          key,
          events?.map((event) => (event.id === given.id ? { ...event, ...given } : event)),
        )
      return () => {
        for (const [key, events] of before) cache.setQueryData(key, events)
      }
    },
  })
  return { query: isFiltered ? some : all, calendars, update }
}

/** What the drawer does with an event. */
export const useEventChanges = (onDone: () => void) => {
  const t = useText()
  const settings = { stale: STALE, failed: t('events.failed'), onDone }
  return {
    add: useChange((event: Omit<CalendarEvent, 'id'>) => api.addEvent({ event }), {
      ...settings,
      done: ({ title }) => t('events.added', { title }),
    }),
    save: useChange((event: CalendarEvent) => api.updateEvent({ event }), {
      ...settings,
      done: ({ title }) => t('events.updated', { title }),
    }),
    remove: useChange(({ id }: CalendarEvent) => api.removeEvent({ id }), {
      ...settings,
      done: ({ title }) => t('events.removed', { title }),
    }),
  }
}
