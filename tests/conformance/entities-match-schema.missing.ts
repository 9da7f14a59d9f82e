/** Tables that no entity describes yet, with the folder that owns them. The list only shrinks. */
export const tablesWithoutEntity: Readonly<Record<string, string>> = {};

/** Columns of tables with an entity that lacks a property for them. The list only shrinks. */
export const columnsWithoutProperty: readonly string[] = [];
