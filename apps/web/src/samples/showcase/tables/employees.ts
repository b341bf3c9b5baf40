import type { Employee } from '@onward/contract/samples'
import type { Tone } from '#web/ui/layout/theme.ts'

/** `61240.5` of `$61,240.50` */
export const amountIn = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ''))
/** `2026-11-21` of `11/21/2026` */
export const dayIn = (text: string) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')

/** Current, professional, rejected, resigned, applied: the tint of each, which is also said in words. */
export const STATUS_TONES: Record<Employee['status'], Tone> = { 1: 0, 2: 4, 3: 6, 4: 2, 5: 7 }

/** The rows that have the words somewhere among what is searched, capitals or not. */
export const holding = (rows: readonly Employee[], q: string, of: (row: Employee) => readonly string[]) => {
  const wanted = q.trim().toLowerCase()
  return rows.filter((row) => of(row).some((text) => text.toLowerCase().includes(wanted)))
}
