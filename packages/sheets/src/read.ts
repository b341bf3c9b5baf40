export { CsvFault, type CsvFaultCode } from './csv-fault.ts'
export { cutRecords, type CsvRow } from './records.ts'
