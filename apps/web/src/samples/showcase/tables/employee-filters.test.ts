import type { Employee } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { ALL, matching } from './employee-filters.ts'

const employee = (full_name: string, city: string, start_date: string, salary: string): Employee => ({
  responsive_id: '',
  id: 1,
  avatar: null,
  full_name,
  post: 'Ward nurse',
  email: `${full_name.toLowerCase()}@crew.example`,
  city,
  start_date,
  salary,
  age: '34',
  experience: '1 Year',
  status: 1,
})
const rows = [
  employee('Ada', 'Northgate', '12/31/2025', '$61,240.50'),
  employee('Bea', 'Northgate', '01/01/2026', '$52,000.00'),
  employee('Cem', 'Eastvale', '02/02/2026', '$61,000.00'),
]
const found = (filters: Partial<typeof ALL>) => matching(rows, { ...ALL, ...filters }).map((row) => row.full_name)

it('finds everybody where nothing is asked for', () => expect(found({})).toEqual(['Ada', 'Bea', 'Cem']))

it.each([
  [{ full_name: 'BEA' }, ['Bea']],
  [{ email: 'cem@' }, ['Cem']],
  [{ post: ' nurse ' }, ['Ada', 'Bea', 'Cem']],
  [{ city: 'north' }, ['Ada', 'Bea']],
  [{ from: '2026-01-01' }, ['Bea', 'Cem']],
  [{ to: '2026-01-01' }, ['Ada', 'Bea']],
  [{ salary: '$61,2' }, ['Ada']],
  [{ salary: '61' }, ['Ada', 'Cem']],
  [{ city: 'north', salary: '61' }, ['Ada']],
  [{ city: 'north', from: '2026-01-02' }, []],
])('finds who has all of %o', (filters, names) => expect(found(filters)).toEqual(names))
