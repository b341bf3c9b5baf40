import { samplePages } from '@onward/contract/samples'

export const LIST = samplePages['blog-list'].path
export const postAddress = (id: number | string) => `${samplePages['blog-detail'].path}/${id}`
export const editAddress = (id: number | string) => `${samplePages['blog-edit'].path}/${id}`
export const categoryAddress = (category: string) => `${LIST}?category=${encodeURIComponent(category)}`
