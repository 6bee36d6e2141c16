/** Whether money went or came. */
export type Direction = 'out' | 'in';
