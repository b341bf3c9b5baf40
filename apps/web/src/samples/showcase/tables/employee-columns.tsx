import type { Employee } from '@onward/contract/samples'
import texts from 'texts:employees'
import { addTexts, useText, type Texts } from '#web/lib/text.ts'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import type { Column } from '#web/ui/data/data-table.tsx'
import { amountIn, dayIn, STATUS_TONES } from './employees.ts'
import styles from './employees.module.css'

addTexts(texts)

export type ColumnId =
  | 'id'
  | 'full_name'
  | 'post'
  | 'email'
  | 'city'
  | 'start_date'
  | 'salary'
  | 'age'
  | 'experience'
  | 'status'

const columnOf = (id: ColumnId, t: Texts): Column<Employee> => {
  const shared = { id, title: t(`employees.${id}`) }
  switch (id) {
    case 'id':
    case 'age':
      return { ...shared, value: (row) => Number(row[id]), cell: (row) => row[id], isNumber: true }
    case 'salary':
      return { ...shared, value: ({ salary }) => amountIn(salary), cell: ({ salary }) => salary, isNumber: true }
    case 'start_date':
      return { ...shared, value: (row) => dayIn(row.start_date), cell: (row) => row.start_date }
    case 'experience':
      return { ...shared, value: (row) => Number.parseInt(row.experience, 10), cell: (row) => row.experience }
    case 'status':
      return {
        ...shared,
        value: ({ status }) => t(`employees.status.${status}`),
        cell: ({ status }) => <Pill tone={STATUS_TONES[status]}>{t(`employees.status.${status}`)}</Pill>,
      }
    case 'full_name':
      return {
        ...shared,
        value: (row) => row.full_name,
        cell: (row) => (
          <span className={styles.person}>
            <Avatar name={row.full_name} src={row.avatar} size={30} />
            {row.full_name}
          </span>
        ),
      }
    default:
      return { ...shared, value: (row) => row[id] }
  }
}

/** What there is room for. */
export const COLUMNS = ['full_name', 'email', 'post', 'city', 'start_date', 'salary'] as const

/** What the tables of employees show, in their order and in the language in use. */
export const useEmployeeColumns = (ids: readonly ColumnId[]) => {
  const t = useText()
  return ids.map((id) => columnOf(id, t))
}
