import { createContext, useContext } from 'react';

/** What a control inside a Field needs to be tied to its label, hint and error. */
export interface FieldWiring {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

export const FieldContext = createContext<FieldWiring>({});

/** Read by the controls of this package; outside a Field it gives nothing. */
export const useFieldWiring = (): FieldWiring => useContext(FieldContext);
