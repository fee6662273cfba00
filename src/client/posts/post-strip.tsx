import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PostType } from '../../routers/posts/schema.ts';
import { postTypes } from './post-types.ts';

interface Props {
  type: PostType;
  id?: string | undefined;
  /** Shown on the same line as the type. */
  children?: ReactNode;
  /** Shown at the end of the line. */
  menu?: ReactNode;
}

/** The top strip of a post card, in the color of its type. */
export function PostStrip({ type, id, children, menu }: Props) {
  const { label, icon: Icon } = postTypes[type];
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      minHeight="target"
      marginTop={{ base: '-4', sm: '-5' }}
      marginInline={{ base: '-4', sm: '-5' }}
      marginBottom="3"
      paddingInlineStart={{ base: '4', sm: '5' }}
      paddingInlineEnd={menu ? '1' : { base: '4', sm: '5' }}
      bg={`${type}.fill`}
      borderRadius="13px 13px 0 0"
    >
      <chakra.div
        id={id}
        flex="1"
        minWidth="0"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        paddingBlock="1.5"
        textStyle="tiny"
        color="muted"
      >
        <chakra.span display="inline-flex" alignItems="center" gap="2" color={`${type}.text`} fontWeight="semibold" textStyle="small">
          <Icon aria-hidden size={16} strokeWidth={2} />
          <span data-tone={type}>{label}</span>
        </chakra.span>
        {children}
      </chakra.div>
      {menu}
    </chakra.div>
  );
}
